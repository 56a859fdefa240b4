declare module 'virtual:messages/*' {
  const messages: import('./messages.ts').CompiledMessages;
  export default messages;
}
