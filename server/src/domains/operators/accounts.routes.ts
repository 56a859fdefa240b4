import type { OperatorAccount } from '@livery/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError, required } from '../../infra/errors.ts';
import { route } from '../../infra/http/route.ts';
import type { Guard, OperatorAccounts } from './accounts.service.ts';
import { reasonedBy } from './by.ts';
import { holdOwners, type OperatorRow } from './operators.repository.ts';
import type { OperatorCaller, SignIn } from './sign-in.service.ts';
import type { Spend, StepUp } from './step-up.service.ts';

/** @throws api.unauthorized */
const callerOf = ({ operator }: FastifyRequest): OperatorCaller => required(operator, 'api.unauthorized');

/**
 * Nobody does it to themselves, and whoever does it is an owner still: so one owner is left whatever they do to each other, also
 * at once.
 */
const asOwner =
  (request: FastifyRequest, spend?: Spend): Guard =>
  async (trx, { id }) => {
    const { operatorId } = callerOf(request);
    const owners = await holdOwners(trx);
    if (id === operatorId || !owners.includes(operatorId)) throw new ApiError('api.forbidden');
    await spend?.(trx);
  };

/** Whoever lets somebody in, or lets them do more, shows their own second factor at that moment. */
const shownBy = (request: FastifyRequest, code: string) => ({
  ...{ caller: callerOf(request), address: request.address, code },
});

const presentFor =
  ({ operatorId }: OperatorCaller) =>
  ({ id, name, role, disabled_at, create_at }: OperatorRow): OperatorAccount => ({
    ...{ name, role, is_self: id === operatorId },
    disabled_at: disabled_at?.toISOString() ?? null,
    create_at: create_at.toISOString(),
  });

/** Who may come into the console, as owners see to it there; the command line does the same. */
export const operatorsAccountsRoutes = (
  app: FastifyInstance,
  { accounts, stepUp, endOthers }: { accounts: OperatorAccounts; stepUp: StepUp } & Pick<SignIn, 'endOthers'>,
): void => {
  route(app, 'DELETE /ops/api/sessions', ({ tenant, request }) =>
    endOthers(tenant, callerOf(request), request.address),
  );
  route(app, 'GET /ops/api/operators', async ({ tenant, request }) => ({
    list: (await accounts.list(tenant)).map(presentFor(callerOf(request))),
  }));
  route(app, 'POST /ops/api/operators', ({ tenant, body, request }) =>
    stepUp(tenant, shownBy(request, body.code), (spend) =>
      accounts.add(tenant, body, reasonedBy(request, body.reason), spend),
    ),
  );
  route(app, 'POST /ops/api/operators/:name/renew', ({ tenant, params, body, request }) =>
    stepUp(tenant, shownBy(request, body.code), (spend) =>
      accounts.renew(tenant, params.name, reasonedBy(request, body.reason), asOwner(request, spend)),
    ),
  );
  route(app, 'POST /ops/api/operators/:name/disable', async ({ tenant, params, body, request }) => {
    await accounts.disable(tenant, params.name, reasonedBy(request, body.reason), asOwner(request));
    return {};
  });
  route(app, 'PUT /ops/api/operators/:name/role', async ({ tenant, params, body, request }) => {
    const wanted = { name: params.name, role: body.role };
    const by = reasonedBy(request, body.reason);
    await stepUp(tenant, shownBy(request, body.code), (spend) =>
      accounts.setRole(tenant, wanted, by, asOwner(request, spend)),
    );
    return {};
  });
};
