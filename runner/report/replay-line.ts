import { PROGRAM } from '../invocation.ts';

/**
 * The line that asks one case again, to be pasted as it is.
 * @param tested how the implementation is named on the command line, as in `-- ./driver`
 */
export const replayLine = (token: string, tested = '-- <command>'): string =>
  `${PROGRAM} replay ${token} ${tested}`;
