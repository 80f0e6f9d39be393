export interface Registration {
  tenant: string;
  signInPolicy: string;
  passResetPolicy: string;
  clientId: string;
  clientSecret: string;
  apiScopes: string[];
  apiAudience: string;
  widgetClientId: string;
  widgetScopes: string[];
  widgetAudience: string;
  demoPassword: string;
  paymentKey: string;
  paymentHmacKey: string;
  configuratorKey: string;
  notificationsKey: string;
  telemetryKey: string;
}
export const sandboxFolder: string;
export function readRegistration(): Registration;
export function sandboxEnvironment(options: {
  sandboxUrl: string;
  smtpPort: number;
  shopUrl: string;
  sessionSecret: string;
}): Record<'sandbox' | 'upstream' | 'bff', Record<string, string>>;
