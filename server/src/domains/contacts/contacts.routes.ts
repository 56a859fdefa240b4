import type { FastifyInstance } from 'fastify';
import { route } from '../../infra/http/route.ts';
import { presentPerson } from '../users/users.present.ts';
import type { ContactsService } from './contacts.service.ts';

export const contactsRoutes = (app: FastifyInstance, contacts: ContactsService): void => {
  route(app, 'GET /api/v2/contacts/search', async ({ tenant, query }) =>
    presentPerson(await contacts.search(tenant, query.keyword)),
  );
};
