export { LazyPublishScreen } from './components/LazyPublishScreen.tsx';
export { PublishingPlace } from './components/PublishingPlace.tsx';
