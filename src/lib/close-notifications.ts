/** What push messages have left in the notification centre of the device goes. */
export const closeNotifications = async (
  registration: Pick<ServiceWorkerRegistration, 'getNotifications'>,
): Promise<void> => {
  for (const notification of await registration.getNotifications()) notification.close();
};
