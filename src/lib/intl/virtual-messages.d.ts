declare module 'virtual:messages/zh-CN' {
  const messages: import('./messages.ts').CompiledMessages;
  export default messages;
}

declare module 'virtual:messages/en' {
  const messages: import('./messages.ts').CompiledMessages;
  export default messages;
}
