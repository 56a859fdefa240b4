export { AuthPage, type AuthPageProps } from './components/AuthPage.tsx';
export { LegalLine } from './components/LegalLine.tsx';
export { LoginForm, type LoginFormProps } from './components/LoginForm.tsx';
export { RegisterAccount } from './components/RegisterAccount.tsx';
export { RegisterCode } from './components/RegisterCode.tsx';
export { RegisterIdentifier } from './components/RegisterIdentifier.tsx';
export {
  backFrom,
  loginFormPath,
  parseRegisterPlace,
  type RegisterPlace,
  registerPath,
} from './register-route.ts';
export { loginPath, safeReturnPath } from './returnPath.ts';
