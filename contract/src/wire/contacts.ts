import { Type } from 'typebox';
import { call } from './call.ts';
import { Person } from './users.ts';

/** Exact search by account ID. `api.contact_not_found` when nobody has it. @assumed */
export const searchContact = call({
  method: 'GET',
  path: '/api/v2/contacts/search',
  access: 'user',
  summary: 'Find a person by account ID',
  query: Type.Object({ keyword: Type.String({ minLength: 1, maxLength: 64 }) }),
  result: Person,
});
