import { Type } from 'typebox';
import { calls } from './call.ts';
import { Person } from './users.ts';

export const contactsCalls = calls({
  /** Exact search by account ID. `api.contact_not_found` when nobody has it. @assumed */
  'GET /api/v2/contacts/search': {
    access: 'user',
    summary: 'Find a person by account ID',
    query: Type.Object({ keyword: Type.String({ minLength: 1, maxLength: 64 }) }),
    result: Person,
    errors: ['api.contact_not_found', 'api.search_by_phone_denied'],
  },
});
