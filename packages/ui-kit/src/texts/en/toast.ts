export const dismiss = 'Dismiss';
export const notifications = 'Notifications';
