import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { lazily } from '../lib/lazily.tsx';
import { HomePage } from '../pages/home/HomePage.tsx';
import { PostPage } from '../pages/post/PostPage.tsx';
import { FeatureGuard } from './FeatureGuard.tsx';
import type { FrameKind } from './shell/Frame.tsx';

const GalleryPage = lazily(() => import('../pages/home/GalleryPage.tsx'), 'GalleryPage');
const ChartPage = lazily(() => import('../pages/home/ChartPage.tsx'), 'ChartPage');
const MePage = lazily(() => import('../pages/me/MePage.tsx'), 'MePage');
const SettingsPage = lazily(() => import('../pages/settings/SettingsPage.tsx'), 'SettingsPage');
const EditProfilePage = lazily(() => import('../pages/edit-profile/EditProfilePage.tsx'), 'EditProfilePage');
const ChatPage = lazily(() => import('../pages/chat/ChatPage.tsx'), 'ChatPage');
const LoginMethodsPage = lazily(() => import('../pages/login/LoginMethodsPage.tsx'), 'LoginMethodsPage');
const LoginPage = lazily(() => import('../pages/login/LoginPage.tsx'), 'LoginPage');
const RegisterPage = lazily(() => import('../pages/register/RegisterPage.tsx'), 'RegisterPage');
const ForgotPage = lazily(() => import('../pages/forgot/ForgotPage.tsx'), 'ForgotPage');
const GoogleCallbackPage = lazily(
  () => import('../pages/google/GoogleCallbackPage.tsx'),
  'GoogleCallbackPage',
);
const GoogleRegisterPage = lazily(
  () => import('../pages/google/GoogleRegisterPage.tsx'),
  'GoogleRegisterPage',
);
const SoonPage = lazily(() => import('../pages/soon/SoonPage.tsx'), 'SoonPage');
const LostPage = lazily(() => import('../pages/lost/LostPage.tsx'), 'LostPage');
const MaintenancePage = lazily(() => import('../pages/maintenance/MaintenancePage.tsx'), 'MaintenancePage');

export interface Place {
  path: string;
  frame: FrameKind;
  page: ReactNode;
}

const home = <Navigate to="/home/recommend" replace />;

/** Every route of product.md section 2. */
export const places: readonly Place[] = [
  { path: '/', frame: 'main', page: home },
  { path: '/home', frame: 'main', page: home },
  { path: '/home/recommend', frame: 'main', page: <HomePage tab="recommend" /> },
  { path: '/home/follow', frame: 'main', page: <HomePage tab="follow" /> },
  { path: '/home/gallery', frame: 'main', page: <HomePage tab="gallery" /> },
  { path: '/home/chart', frame: 'main', page: <HomePage tab="chart" /> },
  { path: '/gallery', frame: 'main', page: <GalleryPage /> },
  { path: '/chart', frame: 'main', page: <ChartPage /> },
  { path: '/chat', frame: 'main', page: <ChatPage /> },
  { path: '/friends', frame: 'main', page: <SoonPage title="page.friends" drawing="people" forAccount /> },
  { path: '/my-page', frame: 'main', page: <MePage /> },
  { path: '/profile', frame: 'page', page: <SettingsPage /> },
  { path: '/edit-profile', frame: 'page', page: <EditProfilePage /> },
  { path: '/guest-page/:id', frame: 'page', page: <SoonPage title="page.guest" drawing="people" /> },
  { path: '/room/:id', frame: 'page', page: <ChatPage /> },
  { path: '/login', frame: 'bare', page: <LoginMethodsPage /> },
  { path: '/login/email', frame: 'bare', page: <LoginPage mode="email" /> },
  { path: '/login/phone', frame: 'bare', page: <LoginPage mode="phone" /> },
  { path: '/register', frame: 'bare', page: <RegisterPage /> },
  { path: '/forgot-password/email', frame: 'bare', page: <ForgotPage key="email" mode="email" /> },
  { path: '/forgot-password/phone', frame: 'bare', page: <ForgotPage key="phone" mode="phone" /> },
  { path: '/auth/google-callback', frame: 'bare', page: <GoogleCallbackPage /> },
  { path: '/auth/google-register', frame: 'bare', page: <GoogleRegisterPage /> },
  { path: '/posts/:id', frame: 'bare', page: <PostPage /> },
  {
    path: '/publish',
    frame: 'page',
    page: (
      <FeatureGuard feature="publish">
        <SoonPage title="page.publish" drawing="pictures" forAccount />
      </FeatureGuard>
    ),
  },
  { path: '/search', frame: 'page', page: <SoonPage title="page.search" drawing="search" /> },
  {
    path: '/discover',
    frame: 'main',
    page: (
      <FeatureGuard feature="discover">
        <SoonPage title="page.discover" drawing="search" isMain />
      </FeatureGuard>
    ),
  },
  { path: '/maintenance', frame: 'bare', page: <MaintenancePage /> },
  { path: '*', frame: 'main', page: <LostPage /> },
];
