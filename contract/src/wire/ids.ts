import { Type } from 'typebox';
import { CID_PATTERN } from '../rules/content.ts';
import { GROUP_ID_PATTERN, ID_PATTERN } from '../rules/ids.ts';

export const Id = Type.String({ pattern: ID_PATTERN });
export const GroupId = Type.String({ pattern: GROUP_ID_PATTERN });
export const Cid = Type.String({ pattern: CID_PATTERN });
export const IdParams = Type.Object({ id: Id });
export const GroupIdParams = Type.Object({ id: GroupId });
