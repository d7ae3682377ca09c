/** Sessions whose content does not matter: short user messages, and the other types that hang in the tree. */
export const SMALL = { types: ['message'], roles: ['user'], text: 'plain', spoken: true } as const;
