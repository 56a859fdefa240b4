import type { Notification } from '@livery/contract';
import type { TestApp, TestPerson } from '../../testing/test-app.ts';

/** Calls of tests about what people are told. */
export const notifying = (app: () => TestApp) => {
  /** As the server does soon after each call. */
  const handOut = async (brand = 'aurora'): Promise<void> => {
    const { infra, services } = app();
    const found = infra.brands.byId(brand);
    if (!found) throw new Error(`There is no brand ${brand}.`);
    await services.notifications.handOutAll({ brand: found, db: infra.database.tenant(brand) });
  };
  const call = (person: TestPerson, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown) =>
    app().call({ method, url, token: person.access, ...(body !== undefined && { body }) });
  return {
    handOut,
    call,
    put: (person: TestPerson, url: string) => call(person, 'PUT', url),
    listOf: async (person: TestPerson, query = ''): Promise<Notification[]> => {
      await handOut();
      return (await call(person, 'GET', `/api/v1/notification/list${query}`)).result.list;
    },
    newOf: async (person: TestPerson): Promise<number> => {
      await handOut();
      return (await call(person, 'GET', '/api/v1/notification/new-count')).result.count;
    },
    viewAll: (person: TestPerson) => call(person, 'POST', '/api/v1/notification/view-all'),
  };
};
