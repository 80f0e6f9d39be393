import type { ConfigRules } from './config.ts';
import { writingError } from './identity/sessions/data-folder.ts';
import { upstreamGroups } from './upstream/groups.ts';

/** What the parts of the BFF know of their variables. */
export const configRules: ConfigRules = { groups: Object.keys(upstreamGroups), dataFolderError: writingError };
