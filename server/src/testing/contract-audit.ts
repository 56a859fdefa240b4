import { callSpecOf, errorsOf } from '@livery/contract/calls';
import Value from 'typebox/value';
import type { ContractAudit } from '../infra/http/contract-audit.ts';

/** Collects where the server left its contract: results of another shape, and codes that a call does not list. */
export interface CollectingAudit extends ContractAudit {
  readonly breaches: ReadonlySet<string>;
}

export const createContractAudit = (): CollectingAudit => {
  const breaches = new Set<string>();
  return {
    breaches,
    checkResult: (call, result) => {
      // What travels is JSON: a field that is undefined does not.
      const travelling: unknown = JSON.parse(JSON.stringify(result ?? null));
      for (const { instancePath, message } of Value.Errors(callSpecOf(call).result, travelling)) {
        breaches.add(`${call}: result${instancePath} ${message}`);
      }
    },
    checkError: (call, code) => {
      if (!errorsOf(callSpecOf(call)).includes(code)) breaches.add(`${call}: ${code} is not in its errors`);
    },
  };
};
