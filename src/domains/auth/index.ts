export { type AccountDialogName, accountPath, parseAccountDialog, SETTINGS } from './account-route.ts';
export { AuthPage, type AuthPageProps } from './components/AuthPage.tsx';
export { FIRST_PASSWORD } from './components/account/firstPassword.ts';
export { LaterAccountDialog } from './components/account/LaterAccountDialog.tsx';
export { ForgotIdentifier } from './components/ForgotIdentifier.tsx';
export { ForgotPassword, ForgotUnknown } from './components/ForgotPassword.tsx';
export { LegalLine } from './components/LegalLine.tsx';
export { LoginForm, type LoginFormProps } from './components/LoginForm.tsx';
export { RegisterAccount } from './components/RegisterAccount.tsx';
export { RegisterCode } from './components/RegisterCode.tsx';
export { RegisterIdentifier } from './components/RegisterIdentifier.tsx';
export { type ForgotPlace, forgotPath, parseForgotPlace } from './forgot-route.ts';
export { RecoveryForm } from './recovery-form.store.ts';
export {
  backFrom,
  loginFormPath,
  parseRegisterPlace,
  type RegisterPlace,
  registerPath,
} from './register-route.ts';
export { loginPath, safeReturnPath } from './returnPath.ts';
