export { CaptchaHost } from './captcha/CaptchaHost.tsx';
export { CodeRequest } from './codes/code-request.store.ts';
export type { CodeOutcome, SendCode } from './codes/code-sender.store.ts';
export { ResendCode } from './codes/ResendCode.tsx';
export { useSend } from './codes/useSend.ts';
export { LazyLookAround } from './demo/lazy.tsx';
export {
  LazyGoogleButton,
  LazyGoogleCallback,
  LazyGoogleRegistration,
} from './google/lazy.tsx';
export { addressOf, type Identifier, ownIdentifier } from './identifiers/identifier.model.ts';
export { LoginForm, type LoginFormProps, useLoginForm } from './login/LoginForm.tsx';
export { firstLoginMode } from './login/remembered.ts';
export { FIRST_PASSWORD } from './password/first-password.ts';
export { NewPasswordFields } from './password/NewPasswordFields.tsx';
export { NewPassword } from './password/new-password.store.ts';
export type { LoginPrompt, PromptedAction } from './prompt/login-prompt.store.ts';
export { passcodeIn, passcodeInHash, qrLink, SCAN_PATH } from './qr/qr-link.ts';
export { qrWordsOf } from './qr/qr-words.ts';
export { ForgotSteps, forgotTitle, useRecoveryForm } from './recovery/ForgotSteps.tsx';
export { type ForgotParams, forgotPath, parseForgotParams } from './recovery/forgot-route.ts';
export { useRegisterForm } from './registration/RegisterAccount.tsx';
export { REGISTER_TITLES, RegisterSteps } from './registration/RegisterSteps.tsx';
export {
  backFrom,
  loginFormPath,
  parseRegisterParams,
  type RegisterParams,
  registerPath,
} from './registration/register-route.ts';
export { AuthPage, type AuthPageProps } from './screens/AuthPage.tsx';
export { type AuthScreen, authScreenOf } from './screens/auth-screen.model.ts';
export { LegalLine } from './screens/LegalLine.tsx';
export { loginPath, safeReturnPath } from './screens/return-path.ts';
export { StepLink } from './screens/StepLink.tsx';
export type { SessionStore } from './sessions/session.store.ts';
