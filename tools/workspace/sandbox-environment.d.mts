export function sandboxPorts(dataDir: string): Promise<{ port: number; smtpPort: number }>;
export function sandboxEnvironment(options: {
  sandboxUrl: string;
  smtpPort: number;
  shopUrl: string;
  dataDir: string;
}): Record<'sandbox' | 'upstream' | 'bff', Record<string, string>>;
export function demoAccountLines(sandboxUrl: string): Promise<string>;
