import type { FastifyInstance } from 'fastify';
import { callerOf, route } from '../../infra/http/route.ts';
import { presentPerson } from '../users/users.present.ts';
import type { ContactsService } from './contacts.service.ts';

export const contactsRoutes = (app: FastifyInstance, contacts: ContactsService): void => {
  peopleRoutes(app, contacts);
  blockRoutes(app, contacts);
  route(app, 'GET /api/v1/users/contacts', (context) =>
    contacts.list(context.tenant, callerOf(context), context.query),
  );
  route(app, 'POST /api/v1/users/contacts', (context) =>
    contacts.add(context.tenant, callerOf(context), context.body.contact),
  );
  route(app, 'DELETE /api/v1/users/contacts/:id', (context) =>
    contacts.remove(context.tenant, callerOf(context), context.params.id),
  );
  route(app, 'GET /api/v1/users/contacts/part', (context) =>
    contacts.part(context.tenant, callerOf(context), context.query),
  );
};

const peopleRoutes = (app: FastifyInstance, contacts: ContactsService): void => {
  route(app, 'GET /api/v1/contacts/search', async (context) =>
    presentPerson(await contacts.searchByCode(context.tenant, callerOf(context), context.query.keyword)),
  );
  route(app, 'GET /api/v2/contacts/search', async (context) =>
    presentPerson(await contacts.search(context.tenant, callerOf(context), context.query.keyword)),
  );
  route(app, 'GET /api/v1/contacts/:id', (context) =>
    contacts.details(context.tenant, callerOf(context), context.params.id),
  );
  route(app, 'GET /api/v1/contacts/suggested', (context) =>
    contacts.suggested(context.tenant, callerOf(context)),
  );
  route(app, 'GET /api/v1/users/invited', (context) =>
    contacts.invited(context.tenant, callerOf(context), context.query),
  );
};

const blockRoutes = (app: FastifyInstance, contacts: ContactsService): void => {
  route(app, 'GET /api/v1/users/blocks', (context) =>
    contacts.blocks(context.tenant, callerOf(context), context.query),
  );
  route(app, 'POST /api/v1/users/blocks', (context) =>
    contacts.block(context.tenant, callerOf(context), context.body.block_id),
  );
  route(app, 'DELETE /api/v1/users/blocks/:block_id', (context) =>
    contacts.unblock(context.tenant, callerOf(context), context.params.block_id),
  );
};
