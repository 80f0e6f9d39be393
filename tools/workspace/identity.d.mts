export function sandboxPort(dataDir: string): Promise<number>;
export function identityEnvironment(options: {
  sandboxUrl: string;
  shopUrl: string;
  dataDir: string;
}): Record<'sandbox' | 'upstream' | 'bff', Record<string, string>>;
export function demoAccountLines(sandboxUrl: string): Promise<string>;
