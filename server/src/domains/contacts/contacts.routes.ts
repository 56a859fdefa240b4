import { contacts as calls } from '@livery/contract/calls';
import type { FastifyInstance } from 'fastify';
import { route } from '../../infra/http/route.ts';
import type { Services } from '../../services.ts';
import { presentPerson } from '../users/users.present.ts';

export const contactsRoutes = (app: FastifyInstance, { contacts }: Services): void => {
  route(app, calls.searchContact, async ({ tenant, query }) =>
    presentPerson(await contacts.search(tenant, query.keyword)),
  );
};
