export { type AccountDialogName, accountPath, parseAccountDialog, SETTINGS } from './account-route.ts';
export { AuthPage, type AuthPageProps } from './components/AuthPage.tsx';
export { FIRST_PASSWORD } from './components/account/firstPassword.ts';
export { LaterAccountDialog } from './components/account/LaterAccountDialog.tsx';
export { ForgotSteps, forgotTitle, useRecoveryForm } from './components/ForgotSteps.tsx';
export {
  LaterGoogleButton,
  LaterGoogleCallback,
  LaterGoogleRegistration,
} from './components/google/later.ts';
export { LegalLine } from './components/LegalLine.tsx';
export { LoginForm, type LoginFormProps, useLoginForm } from './components/LoginForm.tsx';
export { QrEntry } from './components/qr/QrEntry.tsx';
export { useRegisterForm } from './components/RegisterAccount.tsx';
export { REGISTER_TITLES, RegisterSteps } from './components/RegisterSteps.tsx';
export { type EntranceScreen, entranceScreenOf } from './entrance.model.ts';
export { type ForgotPlace, forgotPath, parseForgotPlace } from './forgot-route.ts';
export {
  backFrom,
  loginFormPath,
  parseRegisterPlace,
  type RegisterPlace,
  registerPath,
} from './register-route.ts';
export { loginPath, safeReturnPath } from './returnPath.ts';
