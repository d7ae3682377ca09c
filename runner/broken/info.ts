import { branchOf, isObject, nameOf } from '../../suites/model/index.ts';
import { Rejected } from '../driver-kit/rejected.ts';
import { answering, type Broken } from './breaking.ts';

export const brokenInfos: readonly Broken[] = [
  {
    rule: 'info/name',
    fault: 'an empty name does not clear',
    entries: 3,
    driver: answering('session/info', (info, { session }) => ({
      ...info,
      name: nameOf({
        ...session(),
        entries: session().entries.filter(({ type, name }) => type !== 'session_info' || name !== ''),
      }),
    })),
  },
  {
    rule: 'info/label',
    fault: 'a cleared label stays',
    entries: 3,
    driver: answering('session/info', (info, { session }) => ({
      ...info,
      labels: {
        ...info.labels,
        ...Object.fromEntries(
          session()
            .entries.filter(({ type, label }) => type === 'label' && label !== undefined)
            .map(({ targetId, label }) => [targetId, label]),
        ),
      },
    })),
  },
  {
    rule: 'info/label-cleared-oddly',
    fault: 'an empty label is a label',
    entries: 3,
    driver: answering('session/info', (info, { session }) => ({
      ...info,
      labels: {
        ...info.labels,
        ...Object.fromEntries(
          session()
            .entries.filter(({ type, label }) => type === 'label' && (label === '' || label === null))
            .map(({ targetId }) => [targetId, 'cleared']),
        ),
      },
    })),
  },
  {
    rule: 'info/first-message',
    fault: 'the first message is the first of any role',
    entries: 1,
    driver: answering('session/info', (info, { session }) => ({
      ...info,
      firstMessage: session().entries.find(({ type }) => type === 'message')?.id ?? '',
    })),
  },
  {
    rule: 'info/first-message',
    fault: 'any entry that holds a message is one',
    entries: 2,
    driver: answering('session/info', (info, { session }) => {
      const first = session().entries.find(({ message }) => isObject(message) && message['role'] === 'user');
      const content = isObject(first?.['message']) ? first['message']['content'] : undefined;
      return typeof content === 'string' ? { ...info, firstMessage: content } : info;
    }),
  },
  {
    rule: 'info/first-message',
    fault: 'a picture is text, too',
    entries: 1,
    driver: answering('session/info', (info, { session }) => {
      const first = session().entries.find(({ message }) => isObject(message) && message['role'] === 'user');
      const content = isObject(first?.['message']) ? first['message']['content'] : undefined;
      return Array.isArray(content)
        ? { ...info, firstMessage: content.map((block: { text?: string }) => block.text ?? '').join(' ') }
        : info;
    }),
  },
  {
    rule: 'info/scope',
    fault: 'the name is that of the branch',
    entries: 3,
    driver: answering('session/info', (info, { session }) => ({
      ...info,
      name: nameOf({ ...session(), entries: branchOf(session(), undefined) }),
    })),
  },
  {
    rule: 'info/message-count',
    fault: 'only messages of the branch are counted',
    entries: 3,
    driver: answering('session/info', (info, { session }) => ({
      ...info,
      messageCount: branchOf(session(), undefined).filter(({ type }) => type === 'message').length,
    })),
  },
  {
    rule: 'info/header',
    fault: 'the session id is shortened',
    entries: 0,
    driver: answering('session/info', (info) => ({ ...info, id: String(info.id).slice(0, -1) })),
  },
  {
    rule: 'info/null-content',
    fault: 'a session with null content is not shown',
    entries: 2,
    driver: answering('session/info', (info, { session }) => {
      if (session().entries.some(({ message }) => isObject(message) && message['content'] === null))
        throw new Rejected('not listed');
      return info;
    }),
  },
  {
    rule: 'info/separators',
    fault: 'the name ends at U+2028',
    entries: 2,
    driver: answering('session/info', (info) => ({
      ...info,
      name: info.name?.split(/[\u2028\u2029]/)[0] ?? null,
    })),
  },
];
