/**
 * What is made of the bytes of a file, made once for the same array: after each step a rule looks at all files again, of
 * which at most one has changed. Nobody may change what comes back. What is thrown is thrown again.
 */
export function onceFor<Made>(make: (bytes: Uint8Array) => Made): (bytes: Uint8Array) => Made {
  const known = new WeakMap<Uint8Array, { readonly made: Made } | { readonly thrown: unknown }>();
  const attempt = (bytes: Uint8Array) => {
    try {
      return { made: make(bytes) };
    } catch (thrown) {
      return { thrown };
    }
  };
  return (bytes) => {
    const before = known.get(bytes) ?? attempt(bytes);
    known.set(bytes, before);
    if ('thrown' in before) throw before.thrown;
    return before.made;
  };
}
