import stringifierOf from 'fast-json-stringify';

type Writer = (value: unknown) => string;

/** Writes values with the fields that a schema names; both are made with the first. */
export const writerOf = (schema: () => object): Writer => {
  let stringify: Writer | undefined;
  return (value) => {
    stringify ??= stringifierOf(schema());
    return stringify(value);
  };
};

const writers = new WeakMap<object, Writer>();

/** The same, made once for all that speak of one part of the contract, however many applications a process has. */
export const sharedWriterOf = (part: object, schema: () => object): Writer => {
  const made = writers.get(part) ?? writerOf(schema);
  writers.set(part, made);
  return made;
};
