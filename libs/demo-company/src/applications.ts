import { applicationPicture, type ApplicationId } from './application-pictures.ts';
import type { ApplicationSeed } from './demo-company.ts';
import { translated } from './texts.ts';

const application = (id: ApplicationId, countries: string[] = []): ApplicationSeed => ({
  id,
  name: translated(`applications.${id}.name`),
  description: translated(`applications.${id}.description`),
  address: `https://${id}.vadholm.example/`,
  picture: applicationPicture(id),
  countries,
});

/** Tools for partners; the last one only where the European warranty terms apply. */
export const createApplications = (): ApplicationSeed[] => [
  application('selection'),
  application('servicebook'),
  application('training'),
  application('drawings'),
  application('warranty', ['SE', 'DE', 'GB', 'FR', 'NL']),
];
