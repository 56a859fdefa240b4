/** The rules of phone numbers and their countries: the table behind them comes with the first that somebody gives. */
export const phoneRules = () => import('@livery/contract/phone');
