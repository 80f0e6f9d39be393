import { applicationPictures } from './application-pictures.ts';
import type { ApplicationSeed } from './demo-company.ts';
import { translated } from './texts.ts';

const application = (id: keyof typeof applicationPictures, countries: string[] = []): ApplicationSeed => ({
  id,
  name: translated(`applications.${id}.name`),
  description: translated(`applications.${id}.description`),
  address: `https://${id}.vadholm.example/`,
  picture: applicationPictures[id],
  countries,
});

/** Tools for partners; the last one only where the European warranty terms apply. */
export const applications: ApplicationSeed[] = [
  application('selection'),
  application('servicebook'),
  application('training'),
  application('drawings'),
  application('warranty', ['SE', 'DE', 'GB', 'FR', 'NL']),
];
