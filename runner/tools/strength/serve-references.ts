import { serveAny } from '../../driver-kit/serve.ts';
import { referenceDriver } from './reference-driver.ts';

/** The references as a program. */
await serveAny(referenceDriver);
