import type { FastifyInstance } from 'fastify';
import { callerOf, route } from '../../infra/http/route.ts';
import type { WalletService } from './wallet.service.ts';

export const walletRoutes = (app: FastifyInstance, wallet: WalletService): void => {
  route(app, 'GET /api/v1/wallet/balance', (call) => wallet.balance(call.tenant, callerOf(call)));
  route(app, 'GET /api/v1/wallet/trading-logs', (call) =>
    wallet.tradingLogs(call.tenant, callerOf(call), call.query),
  );
  route(app, 'GET /api/v1/wallet/trading-logs/:id', (call) =>
    wallet.tradingLog(call.tenant, callerOf(call), call.params.id),
  );
};
