import { fireEvent, spyOn } from 'storybook/test';

/** Nothing is heard in a story: what plays begins and pauses at once, and ends when the story says so. */
export const playSilently = () => {
  spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    fireEvent.pause(this);
  });
  return spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    fireEvent.play(this);
    return Promise.resolve();
  });
};
