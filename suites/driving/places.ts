/** Where programs put their sessions, and where forks and clones go. */
export const FOLDER = 'sessions';
export const OTHER_FOLDER = 'other';
