const shown = (): Promise<void> =>
  new Promise((done) => requestAnimationFrame(() => setTimeout(() => done())));

/**
 * After a refused submit: the focus goes to the first field at fault, or to the field named `otherwise` where the
 * refusal names none. Waits until the refusal is on the screen.
 */
export const focusInvalidField = async (form: Element, otherwise?: string): Promise<void> => {
  await shown();
  const fault = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  const target = fault ?? (otherwise ? form.querySelector<HTMLElement>(`[name="${otherwise}"]`) : null);
  if (target instanceof HTMLInputElement) target.select();
  target?.focus();
};
