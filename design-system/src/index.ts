export { ActionButton, type ActionButtonProps } from './components/ActionButton/ActionButton.tsx';
export { Alert } from './components/Alert/Alert.tsx';
export { AmountField, type AmountFieldProps } from './components/AmountField/AmountField.tsx';
export { AppBar, type AppBarProps } from './components/AppBar/AppBar.tsx';
export { AppFrame, type AppFrameProps } from './components/AppFrame/AppFrame.tsx';
export { AuthHero } from './components/AuthScaffold/AuthHero.tsx';
export { AuthScaffold, type AuthScaffoldProps, Collage } from './components/AuthScaffold/AuthScaffold.tsx';
export { Avatar, type AvatarProps } from './components/Avatar/Avatar.tsx';
export {
  AvatarGroup,
  type AvatarGroupProps,
  type AvatarPerson,
} from './components/AvatarGroup/AvatarGroup.tsx';
export { Badge, type BadgeProps } from './components/Badge/Badge.tsx';
export {
  BalanceHero,
  type BalanceHeroProps,
  BalanceHeroSkeleton,
} from './components/BalanceHero/BalanceHero.tsx';
export { BalanceSums, type BalanceSumsProps } from './components/BalanceHero/BalanceSums.tsx';
export { WalletHead, type WalletHeadProps } from './components/BalanceHero/WalletHead.tsx';
export { Banner, type BannerProps } from './components/Banner/Banner.tsx';
export { BottomBar, type BottomBarItem, type BottomBarProps } from './components/BottomBar/BottomBar.tsx';
export { MoreBar, type MoreBarProps } from './components/BottomBar/MoreBar.tsx';
export { Box, type BoxProps } from './components/Box/Box.tsx';
export {
  Bubble,
  type BubbleProps,
  type BubbleQuote,
  ChatNotice,
  type Delivery,
  MessageRow,
  type MessageRowProps,
} from './components/Bubble/Bubble.tsx';
export { EnvelopeCard, type EnvelopeCardProps } from './components/Bubble/EnvelopeCard.tsx';
export { FileTile, type FileTileProps } from './components/Bubble/FileTile.tsx';
export { FoldedText, type FoldedTextProps } from './components/Bubble/FoldedText.tsx';
export { MessageTools, type MessageToolsProps } from './components/Bubble/MessageTools.tsx';
export { type Reaction, Reactions, type ReactionsProps } from './components/Bubble/Reactions.tsx';
export { ReplyMark, type ReplyMarkProps } from './components/Bubble/ReplyMark.tsx';
export { SharedCard, type SharedCardProps } from './components/Bubble/SharedCard.tsx';
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './components/Button/Button.tsx';
export {
  Card,
  CardActions,
  CardBody,
  CardFeed,
  CardGap,
  CardHeader,
  type CardHeaderProps,
  CardMedia,
  type CardProps,
} from './components/Card/Card.tsx';
export { ChatLog, type ChatLogProps } from './components/ChatRoom/ChatLog.tsx';
export { ChatRoom, type ChatRoomProps } from './components/ChatRoom/ChatRoom.tsx';
export { DropHint, type DropHintProps } from './components/ChatRoom/DropHint.tsx';
export { RoomPane, type RoomPaneProps } from './components/ChatRoom/RoomPane.tsx';
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.tsx';
export { Chip, ChipLink, type ChipLinkProps, type ChipProps } from './components/Chip/Chip.tsx';
export { CodeField, type CodeFieldProps } from './components/CodeField/CodeField.tsx';
export { Composer, type ComposerProps } from './components/Composer/Composer.tsx';
export { DateText, type DateTextProps } from './components/DateText/DateText.tsx';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './components/EmptyState/ErrorState.tsx';
export { EventAvatar, type EventAvatarProps } from './components/EventAvatar/EventAvatar.tsx';
export { type Fact, Facts, type FactsProps } from './components/Facts/Facts.tsx';
export { FootCard, type FootCardProps } from './components/FootCard/FootCard.tsx';
export { Found, type FoundProps } from './components/Found/Found.tsx';
export { FOUND, type FoundSpan, foundRanges } from './components/Found/ranges.ts';
export { Grid, type GridProps } from './components/Grid/Grid.tsx';
export { Heading, type HeadingProps } from './components/Heading/Heading.tsx';
export { Icon, type IconGlyph, type IconProps } from './components/Icon/Icon.tsx';
export {
  IconButton,
  IconButtonLink,
  type IconButtonLinkProps,
  type IconButtonProps,
} from './components/IconButton/IconButton.tsx';
export { Inline, type InlineProps } from './components/Inline/Inline.tsx';
export { Keypad, type KeypadProps } from './components/Keypad/Keypad.tsx';
export { LedgerRow, type LedgerRowProps } from './components/LedgerRow/LedgerRow.tsx';
export type { TileTone } from './components/LedgerRow/LedgerRow.variants.ts';
export { LedgerRowSkeleton } from './components/LedgerRow/LedgerRowSkeleton.tsx';
export { QuickAction, type QuickActionProps } from './components/LedgerRow/QuickAction.tsx';
export { QuickActions, type QuickActionsProps } from './components/LedgerRow/QuickActions.tsx';
export { LetterIndex, type LetterIndexProps } from './components/LetterIndex/LetterIndex.tsx';
export { type AnchorProps, Link, type LinkProps, LinkProvider } from './components/Link/Link.tsx';
export { List, ListHeading, type ListProps } from './components/List/List.tsx';
export { ListRow, type ListRowProps } from './components/List/ListRow.tsx';
export { PersonRow, type PersonRowProps } from './components/List/PersonRow.tsx';
export type { SwipeAction } from './components/List/RowStrip.tsx';
export { SwitchRow, type SwitchRowProps } from './components/List/SwitchRow.tsx';
export { LoadingOverlay, type LoadingOverlayProps } from './components/LoadingOverlay/LoadingOverlay.tsx';
export { Logo, type LogoProps } from './components/Logo/Logo.tsx';
export { LongList, type LongListProps } from './components/LongList/LongList.tsx';
export {
  MediaFrame,
  type MediaFrameProps,
  MediaImage,
  type MediaImageProps,
  MediaProgress,
} from './components/MediaFrame/MediaFrame.tsx';
export { TinyPicture, type TinyPictureProps } from './components/MediaFrame/TinyPicture.tsx';
export { MediaAlbum, type MediaAlbumProps } from './components/MediaMosaic/MediaAlbum.tsx';
export { MediaMosaic, type MediaMosaicProps } from './components/MediaMosaic/MediaMosaic.tsx';
export {
  MediaStage,
  type MediaStageProps,
  StageAction,
  type StageActionProps,
  StageCommentButton,
} from './components/MediaStage/MediaStage.tsx';
export { StageHeart, type StageHeartProps } from './components/MediaStage/StageHeart.tsx';
export {
  GroupedRail,
  type GroupedRailProps,
  type RailGroup,
} from './components/NavRail/GroupedRail.tsx';
export { NavRail, type NavRailProps } from './components/NavRail/NavRail.tsx';
export type { NavItem } from './components/NavRail/navItem.ts';
export { NumberText, type NumberTextProps } from './components/NumberText/NumberText.tsx';
export { pointsText } from './components/NumberText/points.ts';
export { Only } from './components/Only/Only.tsx';
export { Outcome, type OutcomeProps } from './components/Outcome/Outcome.tsx';
export { PageScaffold, type PageScaffoldProps } from './components/PageScaffold/PageScaffold.tsx';
export { PasswordField, type PasswordFieldProps } from './components/PasswordField/PasswordField.tsx';
export { type PhoneCountry, PhoneField, type PhoneFieldProps } from './components/PhoneField/PhoneField.tsx';
export {
  Poster,
  PosterGrid,
  type PosterGridProps,
  type PosterProps,
  PosterSkeleton,
} from './components/PosterGrid/PosterGrid.tsx';
export {
  type ProfileCount,
  ProfileHead,
  type ProfileHeadProps,
} from './components/ProfileHead/ProfileHead.tsx';
export { Progress, type ProgressProps } from './components/Progress/Progress.tsx';
export { PullToRefresh, type PullToRefreshProps } from './components/PullToRefresh/PullToRefresh.tsx';
export { QuoteBar, type QuoteBarProps } from './components/QuoteBar/QuoteBar.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './components/RadioGroup/RadioGroup.tsx';
export { SandboxFrame, type SandboxFrameProps } from './components/SandboxFrame/SandboxFrame.tsx';
export { SearchField, type SearchFieldProps } from './components/SearchField/SearchField.tsx';
export { SeekBar, type SeekBarProps } from './components/SeekBar/SeekBar.tsx';
export {
  SegmentedControl,
  type SegmentedControlProps,
} from './components/SegmentedControl/SegmentedControl.tsx';
export { QuietSelect, type QuietSelectProps } from './components/Select/QuietSelect.tsx';
export { Select, type SelectOption, type SelectProps } from './components/Select/Select.tsx';
export { Skeleton, type SkeletonProps } from './components/Skeleton/Skeleton.tsx';
export { Slider, type SliderProps } from './components/Slider/Slider.tsx';
export { type SparkBar, SparkBars, type SparkBarsProps } from './components/SparkBars/SparkBars.tsx';
export { Spinner, type SpinnerProps } from './components/Spinner/Spinner.tsx';
export { SplitPane, type SplitPaneProps } from './components/SplitPane/SplitPane.tsx';
export { Stack, type StackProps } from './components/Stack/Stack.tsx';
export { Steps, type StepsProps } from './components/Steps/Steps.tsx';
export {
  type Suggestion,
  SuggestionList,
  type SuggestionListProps,
  suggestionId,
} from './components/SuggestionList/SuggestionList.tsx';
export { SwipeArea, type SwipeAreaProps, swipedTo } from './components/SwipeArea/SwipeArea.tsx';
export { Switch, type SwitchProps } from './components/Switch/Switch.tsx';
export {
  Table,
  type TableColumn,
  type TableProps,
  type TableRow,
} from './components/Table/Table.tsx';
export { type NavTab, NavTabs, type NavTabsProps } from './components/Tabs/NavTabs.tsx';
export { type TabItem, TabPanel, Tabs, type TabsProps } from './components/Tabs/Tabs.tsx';
export { MediaTag, Tag } from './components/Tag/Tag.tsx';
export { Text, type TextProps } from './components/Text/Text.tsx';
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea.tsx';
export { FieldButton, type FieldButtonProps } from './components/TextField/FieldButton.tsx';
export { FieldSelect, type FieldSelectProps } from './components/TextField/FieldSelect.tsx';
export { TextField, type TextFieldProps } from './components/TextField/TextField.tsx';
export { TOAST_MS, type ToastItem, ToastStack, type ToastStackProps } from './components/Toast/Toast.tsx';
export { VisuallyHidden } from './components/VisuallyHidden/VisuallyHidden.tsx';

export {
  AlertIcon,
  AtSignIcon,
  BackIcon,
  BellIcon,
  BellOffIcon,
  BombIcon,
  CameraIcon,
  ChatIcon,
  CheckCheckIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronRightIcon,
  ChevronUpIcon,
  ClockIcon,
  CloseIcon,
  CommentIcon,
  CompassIcon,
  CopyIcon,
  DeleteIcon,
  DownloadIcon,
  EditIcon,
  EnvelopeIcon,
  EyeIcon,
  EyeOffIcon,
  FileIcon,
  FullscreenIcon,
  GiftIcon,
  GlobeIcon,
  GoogleIcon,
  GridIcon,
  HashIcon,
  HeartIcon,
  HomeIcon,
  ImageIcon,
  ImagesIcon,
  InfoIcon,
  LinkIcon,
  LockIcon,
  LogOutIcon,
  MailIcon,
  MicIcon,
  MoonIcon,
  MoreIcon,
  MusicIcon,
  MuteIcon,
  OutsideIcon,
  PauseIcon,
  PhoneIcon,
  PinIcon,
  PinOffIcon,
  PlayIcon,
  PlusIcon,
  QrCodeIcon,
  ReceiveIcon,
  RefreshIcon,
  ReplyIcon,
  ScanIcon,
  SearchIcon,
  SelectTextIcon,
  SendIcon,
  SettingsIcon,
  ShareIcon,
  ShieldIcon,
  SmartphoneIcon,
  SmileIcon,
  SoundIcon,
  StarIcon,
  SunIcon,
  TrashIcon,
  UserIcon,
  UserPlusIcon,
  UsersIcon,
  VideoIcon,
  WalletIcon,
  WarningIcon,
  WithdrawIcon,
} from './icons/index.ts';
export { chosenOf } from './lib/chosen.ts';
export { whenIdle } from './lib/idle.ts';
export { isComposing } from './lib/keys.ts';
export { prefersReducedMotion } from './motion/reduced-motion.ts';
export { fromScreen, type Screen } from './tailwind/screens.ts';
