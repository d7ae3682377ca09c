import { createModelWriter } from '../../drivers/model-writer.ts';
import { serveAny } from '../../driver-kit/serve.ts';

/** The reference reader and writer as a program; a changed copy of it is what the suite is run against. */
await serveAny(createModelWriter());
