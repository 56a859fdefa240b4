import stringifierOf from 'fast-json-stringify';

/** Writes values with the fields that a schema names; both are made with the first. */
export const writerOf = (schema: () => object) => {
  let stringify: ((value: unknown) => string) | undefined;
  return (value: unknown): string => {
    stringify ??= stringifierOf(schema());
    return stringify(value);
  };
};
