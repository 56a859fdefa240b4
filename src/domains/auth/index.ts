export {
  type AccountDialogName,
  accountPath,
  parseAccountDialog,
  SETTINGS,
} from './account/account-route.ts';
export { LaterAccountDialog } from './account/LaterAccountDialog.tsx';
export { AuthPage, type AuthPageProps } from './entrance/AuthPage.tsx';
export { type EntranceScreen, entranceScreenOf } from './entrance/entrance.model.ts';
export { LegalLine } from './entrance/LegalLine.tsx';
export { loginPath, safeReturnPath } from './entrance/returnPath.ts';
export {
  LaterGoogleButton,
  LaterGoogleCallback,
  LaterGoogleRegistration,
} from './google/later.ts';
export { LoginForm, type LoginFormProps, useLoginForm } from './login/LoginForm.tsx';
export { FIRST_PASSWORD } from './password/firstPassword.ts';
export { QrEntry } from './qr/QrEntry.tsx';
export { ForgotSteps, forgotTitle, useRecoveryForm } from './recovery/ForgotSteps.tsx';
export { type ForgotPlace, forgotPath, parseForgotPlace } from './recovery/forgot-route.ts';
export { useRegisterForm } from './register/RegisterAccount.tsx';
export { REGISTER_TITLES, RegisterSteps } from './register/RegisterSteps.tsx';
export {
  backFrom,
  loginFormPath,
  parseRegisterPlace,
  type RegisterPlace,
  registerPath,
} from './register/register-route.ts';
