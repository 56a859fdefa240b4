declare module 'virtual:component-facts' {
  const facts: Record<string, import('./facts.ts').ComponentFacts>;
  export default facts;
}
