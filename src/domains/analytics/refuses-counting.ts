/** The browser says that its owner is not to be followed: Do Not Track, or Global Privacy Control. */
export const refusesCounting = (): boolean => {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true;
};
