/** On a phone what is decided stands at the foot of the screen, near the thumb. */
export const FootSpace = () => <span className="flex-1 tablet:hidden" />;
