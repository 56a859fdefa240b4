import type { ErrorBody, ErrorCode } from '@livery/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { codeOfDatabaseError } from '../infra/database/errors.ts';
import { ApiError } from '../infra/errors.ts';
import { errorMessage } from '../infra/http/error-texts.ts';
import { REQUEST_ID } from '../infra/http/request-id.ts';
import { sendNotice } from './notices.ts';

/** Turns whatever a call throws into `{error, message, params}` with its status; nothing else leaves the server. */
export const useErrors = (app: FastifyInstance): void => {
  app.decorateRequest('failure', undefined);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = toApiError(error);
    request.failure = failure.code;
    const { call } = request.place;
    if (call) app.contractAudit?.checkError(call, failure.code);
    if (isRefusal(failure)) noteRefusal(request, failure);
    const hasLeft = request.raw.destroyed && !request.raw.complete;
    if (failure.status >= 500 && !hasLeft)
      request.log.error({ ...traceOf(error), code: failure.code }, 'call failed');
    return sendError(request, reply, failure);
  });
  app.setNotFoundHandler((request, reply) => sendError(request, reply, new ApiError('api.not_found')));
};

/** A database's error quotes the values of rows in its detail: only what locates the fault is logged. */
const traceOf = ({ name, code, stack }: FastifyError) => ({ cause: { name, code, stack } });

/** Codes that an attack on accounts produces in numbers. */
const WATCHED: ReadonlySet<ErrorCode> = new Set([
  'api.unauthorized',
  'api.too_frequent',
  'api.invalid_code',
  'api.expired_code',
  'api.invalid_old_password',
  'api.invalid_old_code',
  'api.invalid_security_code',
  'api.invalid_passcode',
  'api.invalid_device_id',
]);

const isRefusal = ({ status, code }: ApiError): boolean =>
  status === 401 || status === 403 || WATCHED.has(code);

/** For the security log: who was refused what, where from. Never what they typed. */
const noteRefusal = (request: FastifyRequest, { code }: ApiError): void => {
  const { tenant, caller, address, place } = request;
  const where = { brand: tenant?.brand.id, path: place.url, address };
  request.log.info({ security: 'refused', code, ...where, user: caller?.userId }, 'call refused');
};

export const sendError = (request: FastifyRequest, reply: FastifyReply, error: ApiError) => {
  reply.status(error.status).headers({ 'cache-control': 'no-store', [REQUEST_ID]: request.id });
  // The rest of a body that nobody reads would stand before the next request.
  if (!request.raw.complete) reply.header('connection', 'close');
  return sendNotice(request, reply, error.status) ?? reply.send(bodyOf(error, request));
};

const bodyOf = (
  error: ApiError,
  // An address that cannot be read leads nowhere.
  { locale = 'zh-CN', tenant, place = {} }: FastifyRequest,
): ErrorBody => {
  const speaker = { locale, brand: tenant?.brand };
  const message = errorMessage(place.call ?? '', error.code, speaker, error.params);
  return { error: error.code, message, ...(error.params && { params: error.params }) };
};

const FRAMEWORK_CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'api.too_large',
  FST_REQ_FILE_TOO_LARGE: 'api.too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'api.unsupported_type',
};

const toApiError = (error: FastifyError): ApiError => {
  if (error instanceof ApiError) return error;
  const known = FRAMEWORK_CODES[error.code];
  if (known) return new ApiError(known);
  const database = codeOfDatabaseError(error);
  if (database) return new ApiError(database);
  const isCallersFault = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
  return new ApiError(isCallersFault ? 'api.validation' : 'api.unknown');
};
