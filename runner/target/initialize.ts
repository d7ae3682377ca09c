import { METHODS, PROTOCOL_VERSION, type Method } from '../../schema/protocol.ts';
import { packageInfo } from '../package-info.ts';
import { type Implementation, isFault, type Reply } from './target.ts';

type InitializeResult = Omit<Implementation, 'platforms' | 'follows' | 'methods'>;

/** Why a reply to `initialize` is none that a run can start from. */
function refusalOf(reply: Reply): string {
  if (isFault(reply)) return `${reply.message}${reply.line === undefined ? '' : `: ${reply.line}`}`;
  if ('rejected' in reply) return `initialize was refused: ${reply.rejected}`;
  if ('notSupported' in reply) return `initialize is not supported: ${reply.notSupported}`;
  return 'initialize was not answered';
}

/** The first request, and how its answer is read. */
export const askInitialize = {
  params: { protocol: PROTOCOL_VERSION, runner: packageInfo },

  /** @throws Error when the answer is a fault, a refusal, or of another version of the protocol */
  read(reply: Reply): Implementation {
    if (!('result' in reply)) throw new Error(refusalOf(reply));
    const result = reply.result as {
      protocol: number;
      implementation: InitializeResult;
      follows: string;
      methods: readonly string[];
      platforms?: Implementation['platforms'];
      limits?: Implementation['limits'];
      offers?: Implementation['offers'];
    };
    if (result.protocol !== PROTOCOL_VERSION)
      throw new Error(
        `the driver speaks protocol ${result.protocol}, this runner speaks ${PROTOCOL_VERSION}`,
      );
    const { implementation, follows, methods, platforms = ['posix'], limits, offers } = result;
    const known = methods.filter((method): method is Method =>
      (METHODS as readonly string[]).includes(method),
    );
    return {
      ...implementation,
      follows,
      methods: known,
      platforms,
      ...(limits !== undefined && { limits }),
      ...(offers !== undefined && { offers }),
    };
  },
};
