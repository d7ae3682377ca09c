'use strict';
// The script of an HTML report, put into the page as it stands. What is open and what is filtered stands in the address
// behind the #, so that a link shows the same.
(() => {
  const $ = (id) => document.getElementById(id);
  const items = [...document.querySelectorAll('.item')];
  const areas = [...document.querySelectorAll('.area')];
  const boxes = [...document.querySelectorAll('input[name=verdict]')];
  const WINDOW = 200;
  const LONG = 4000;
  const MAX_OPEN = 50;

  // Each item by what is searched in it; the evidence is not, as it is still packed.
  const words = new Map(items.map((item) => [item, item.querySelector('summary').textContent.toLowerCase()]));

  const unpacked = async (id) => {
    const packed = Uint8Array.from(atob($(id).textContent), (character) => character.charCodeAt(0));
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
    return new Response(stream).json();
  };

  const element = (name, properties, ...children) => {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  };

  /** A raw file: a window of its lines, and a search of its own, as the browser's sees only what is drawn. */
  const fillFile = (details, { name, lines }) => {
    let from = 0;
    let found = -1;
    const list = element('ol', { tabIndex: 0 });
    const where = element('output', {});
    const find = element('input', { type: 'search', autocomplete: 'off' });
    const line = (text, at) => {
      const item = element('li', { value: at + 1, textContent: text.slice(0, LONG) });
      if (at === found) item.className = 'found';
      if (text.length > LONG) {
        const whole = element('button', {
          type: 'button',
          textContent: `… ${(text.length - LONG).toLocaleString('en')} more characters`,
        });
        whole.addEventListener('click', () => (item.textContent = text));
        item.append(' ', whole);
      }
      return item;
    };
    const draw = () => {
      const to = Math.min(lines.length, from + WINDOW);
      list.replaceChildren(...lines.slice(from, to).map((text, at) => line(text, from + at)));
      where.textContent = `lines ${from + 1} to ${to} of ${lines.length}`;
      list.querySelector('.found')?.scrollIntoView({ block: 'nearest' });
    };
    const move = (by) => {
      from = Math.max(0, Math.min(from + by, lines.length - 1));
      draw();
    };
    const next = (step) => {
      const text = find.value.toLowerCase();
      if (text === '') return;
      for (let count = 1; count <= lines.length; count++) {
        const at = (found + step * count + lines.length * 2) % lines.length;
        if (!lines[at].toLowerCase().includes(text)) continue;
        found = at;
        if (at < from || at >= from + WINDOW) from = Math.max(0, at - 20);
        draw();
        where.textContent = `line ${at + 1} of ${lines.length}`;
        return;
      }
      where.textContent = 'not found';
    };
    const button = (textContent, act) => {
      const made = element('button', { type: 'button', textContent });
      made.addEventListener('click', act);
      return made;
    };
    find.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      next(event.shiftKey ? -1 : 1);
    });
    const paging =
      lines.length > WINDOW
        ? [button('Earlier', () => move(-WINDOW)), button('Later', () => move(WINDOW))]
        : [];
    details.append(
      element(
        'div',
        { className: 'bar' },
        element('label', {}, `Find in ${name} `, find),
        button('Next', () => next(1)),
        ...paging,
        where,
      ),
      list,
    );
    draw();
  };

  const fill = async (item) => {
    const { block } = item.dataset;
    if (block === undefined || item.dataset.filled !== undefined) return;
    item.dataset.filled = '';
    const place = item.querySelector('.evidence');
    try {
      const { html, files } = await unpacked(block);
      // Made by the report's own code, which escapes all that comes from files; nothing in it can run under the policy.
      place.innerHTML = html;
      for (const raw of place.querySelectorAll('.raw')) {
        const file = files[Number(raw.dataset.file)];
        raw.addEventListener('toggle', () => raw.childElementCount === 1 && fillFile(raw, file));
      }
    } catch (error) {
      place.textContent = `This browser cannot unpack it (${String(error)}). The replay line shows the same in a terminal.`;
    }
    document.documentElement.dataset.filled = String(
      Number(document.documentElement.dataset.filled ?? 0) + 1,
    );
  };

  const nameOf = (item) => decodeURIComponent(item.id.slice('rule='.length));
  const byName = new Map(items.map((item) => [nameOf(item), item]));
  let writing = false;

  const save = () => {
    if (writing) return;
    const state = new URLSearchParams();
    if ($('find').value !== '') state.set('find', $('find').value);
    const off = boxes.filter(({ checked }) => !checked).map(({ value }) => value);
    if (off.length > 0) state.set('without', off.join(','));
    if ($('level')?.value) state.set('level', $('level').value);
    if ($('known')?.checked === false) state.set('known', 'no');
    for (const item of items.filter(({ open }) => open).slice(0, MAX_OPEN))
      state.append('open', nameOf(item));
    const text = state.toString();
    history.replaceState(null, '', text === '' ? location.pathname + location.search : `#${text}`);
  };

  const filter = () => {
    const find = $('find').value.toLowerCase();
    const verdicts = new Set(boxes.filter(({ checked }) => checked).map(({ value }) => value));
    const level = $('level')?.value ?? '';
    const known = $('known')?.checked ?? true;
    let shown = 0;
    for (const item of items) {
      const { verdict, level: own } = item.dataset;
      const keep =
        verdicts.has(verdict) &&
        (level === '' || own === level) &&
        (known || item.dataset.known === undefined) &&
        (find === '' || words.get(item).includes(find));
      item.hidden = !keep;
      if (keep) shown++;
    }
    for (const area of areas) area.hidden = area.querySelector('.item:not([hidden])') === null;
    $('none').hidden = shown > 0;
    const left = items.length - shown;
    $('shown').textContent =
      left === 0 ? `all ${shown} shown` : `${shown} shown, ${left} hidden by this filter`;
  };

  const read = () => {
    writing = true;
    const text = location.hash.slice(1);
    const state = new URLSearchParams(text);
    if (text.startsWith('rule=') || text.startsWith('area=')) {
      const target = text.startsWith('rule=') ? byName.get(decodeURIComponent(text.slice(5))) : $(text);
      if (target?.matches('.item')) target.open = true;
      target?.scrollIntoView();
    } else {
      $('find').value = state.get('find') ?? '';
      const off = (state.get('without') ?? '').split(',');
      for (const box of boxes) box.checked = !off.includes(box.value);
      if ($('level')) $('level').value = state.get('level') ?? '';
      if ($('known')) $('known').checked = state.get('known') !== 'no';
      const open = state.getAll('open');
      for (const name of open) {
        const item = byName.get(name);
        if (item) item.open = true;
      }
      byName.get(open[0])?.scrollIntoView();
    }
    filter();
    writing = false;
  };

  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!target.matches('.item')) return;
      if (target.open) void fill(target);
      save();
    },
    true,
  );
  $('filters').addEventListener('submit', (event) => event.preventDefault());
  $('filters').addEventListener('input', () => {
    filter();
    save();
  });
  $('filters').addEventListener('reset', () => setTimeout(() => (filter(), save())));
  $('open').addEventListener('click', () => {
    for (const item of items
      .filter(({ hidden, dataset }) => !hidden && dataset.block !== undefined)
      .slice(0, MAX_OPEN))
      item.open = true;
  });
  $('close').addEventListener('click', () => {
    for (const item of items) item.open = false;
  });

  /** To the next failure or warning that is shown, from where the focus is. */
  const go = (step) => {
    const bad = items.filter(({ hidden, dataset }) => !hidden && !['pass', 'skip'].includes(dataset.verdict));
    if (bad.length === 0) return;
    const at = bad.indexOf(document.activeElement?.closest('.item'));
    const next = bad[at === -1 ? (step > 0 ? 0 : bad.length - 1) : (at + step + bad.length) % bad.length];
    next.querySelector('summary').focus();
    next.scrollIntoView({ block: 'nearest' });
  };
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches('input, select, textarea'))
      return;
    if (event.key === '/') {
      event.preventDefault();
      $('find').focus();
    } else if (event.key === 'j') go(1);
    else if (event.key === 'k') go(-1);
  });
  addEventListener('hashchange', read);
  read();
})();
