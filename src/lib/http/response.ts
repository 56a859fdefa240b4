import type { Maintenance } from '@livery/contract';
import { ApiFailure } from './failure.ts';
import type { TransportResponse } from './transport.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isMaintenance = (value: unknown): value is Maintenance =>
  isRecord(value) && typeof value['enabled'] === 'boolean' && 'maintain_start' in value;

/** Takes `result` out of a success; throws what a failure says. A response in another shape is a failure too. */
export const resultOf = ({ status, body, requestId }: TransportResponse, call: string): unknown => {
  const fields = isRecord(body) ? body : {};
  if (status >= 200 && status < 300 && 'result' in fields) return fields['result'];
  throw Object.assign(failureOf(status, fields, call), { requestId });
};

const failureOf = (status: number, fields: Record<string, unknown>, call: string): ApiFailure => {
  const { error, message, params, result } = fields;
  return new ApiFailure({
    code: typeof error === 'string' ? error : 'api.unknown',
    message: typeof message === 'string' ? message : '',
    params: isRecord(params) ? (params as Record<string, string | number>) : {},
    status,
    call,
    ...(status === 503 && isMaintenance(result) && { maintenance: result }),
  });
};
