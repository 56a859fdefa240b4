import type { ErrorCode } from '@livery/contract';
import type { CallName } from '@livery/contract/calls';

/**
 * Compares what calls return with what the contract lists. Tests hand one in; production has none, for the response
 * schema strips what it does not know anyway.
 */
export interface ContractAudit {
  checkResult(call: CallName, result: unknown): void;
  checkError(call: CallName, code: ErrorCode): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    contractAudit: ContractAudit | undefined;
  }
}
