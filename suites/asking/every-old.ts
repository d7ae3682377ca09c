import {
  hasRole,
  inVersion,
  isInVersion,
  sessionBytes,
  STORED_ROLES,
  type OldVersion,
} from '../../generators/index.ts';
import type { World } from '../rule.ts';
import { everyEntry, isMessageOf } from './every-entry.ts';
import type { SessionCase } from './reading-rule.ts';

/** One entry of each type and one message of each role that a version had. */
export function everyOld(world: World, version: OldVersion): SessionCase {
  const roles = STORED_ROLES.filter((role) => hasRole(role, version));
  const made = everyEntry(
    world,
    (entry) => isMessageOf(entry, roles) || (entry.type !== 'message' && isInVersion(entry.type, version)),
  );
  return { bytes: inVersion(sessionBytes(made), version) };
}
