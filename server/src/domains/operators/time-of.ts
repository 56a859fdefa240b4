import { ApiError } from '../../infra/errors.ts';

/** A time as it travels; undefined for none. @throws api.validation */
export const timeOf = (name: string, text: string | undefined): Date | undefined => {
  if (text === undefined || text === '') return undefined;
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) throw new ApiError('api.validation', { [name]: 'format' });
  return new Date(time);
};
