const ADDRESS = /^[A-Za-z0-9@._-]{4,64}$/;

/** Whether a name can be an account's at wellpay (decisions.md section 11). */
export const isWellpayAddress = (text: string): boolean => ADDRESS.test(text);
