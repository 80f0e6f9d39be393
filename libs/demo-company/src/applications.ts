import type { Translated } from '@shop/commerce-model';
import { applicationPictures } from './application-pictures.ts';
import type { ApplicationSeed } from './demo-company.ts';
import { texts } from './texts.ts';

const application = (
  id: keyof typeof applicationPictures,
  name: Translated,
  description: Translated,
  countries: string[] = [],
): ApplicationSeed => ({
  id,
  name,
  description,
  address: `https://${id}.vadholm.example/`,
  picture: applicationPictures[id],
  countries,
});

/** Tools that partners are offered; the last one where the European terms of warranty hold. */
export const applications: ApplicationSeed[] = [
  application(
    'selection',
    texts(
      'Selection programme',
      'Urvalsprogram',
      'Auslegungsprogramm',
      'Logiciel de sélection',
      'Selectieprogramma',
      'Programa de seleção',
      'Program za izbor',
    ),
    texts(
      'Finds the right plate heat exchanger from flows, temperatures and permitted pressure drop, and prints its data sheet.',
      'Väljer rätt plattvärmeväxlare utifrån flöden, temperaturer och tillåtet tryckfall och skriver ut databladet.',
      'Findet aus Volumenströmen, Temperaturen und zulässigem Druckverlust den passenden Plattenwärmeübertrager und druckt sein Datenblatt.',
      'Trouve l’échangeur à plaques adapté aux débits, aux températures et à la perte de charge admise, et imprime sa fiche technique.',
      'Vindt de juiste platenwarmtewisselaar bij debieten, temperaturen en toegestaan drukverlies en drukt het gegevensblad af.',
      'Encontra o trocador de calor a placas certo a partir de vazões, temperaturas e perda de carga permitida e imprime a folha de dados.',
      'Nalazi odgovarajući pločasti izmenjivač toplote prema protocima, temperaturama i dozvoljenom padu pritiska i štampa njegov tehnički list.',
    ),
  ),
  application(
    'servicebook',
    texts(
      'Service book',
      'Servicebok',
      'Serviceheft',
      'Carnet d’entretien',
      'Onderhoudsboek',
      'Livro de manutenção',
      'Servisna knjiga',
    ),
    texts(
      'Records cleaning, regasketing and pressure tests of your customers’ units by serial number, and reminds you of the next visit.',
      'Dokumenterar rengöring, packningsbyten och tryckprov på kundernas enheter per serienummer och påminner om nästa besök.',
      'Hält Reinigung, Neudichtung und Druckprüfung der Geräte Ihrer Kunden je Seriennummer fest und erinnert an den nächsten Termin.',
      'Consigne nettoyages, changements de joints et épreuves de pression des appareils de vos clients par numéro de série, et rappelle la visite suivante.',
      'Legt reiniging, vervanging van pakkingen en druktests van de apparaten van uw klanten per serienummer vast en herinnert aan het volgende bezoek.',
      'Registra limpezas, trocas de gaxetas e testes de pressão dos equipamentos dos seus clientes por número de série e lembra a próxima visita.',
      'Beleži čišćenje, zamenu zaptivki i probe pritiska uređaja vaših kupaca po serijskom broju i podseća na sledeću posetu.',
    ),
  ),
  application(
    'training',
    texts('Training', 'Utbildning', 'Schulungen', 'Formations', 'Trainingen', 'Treinamentos', 'Obuke'),
    texts(
      'Courses on assembly, regasketing and leak testing, on site and online, with a certificate for each fitter.',
      'Kurser i montering, packningsbyte och täthetsprovning, på plats och på nätet, med intyg för varje montör.',
      'Kurse zu Montage, Neudichtung und Dichtheitsprüfung, vor Ort und online, mit einem Zertifikat für jede Fachkraft.',
      'Cours de montage, de changement de joints et de contrôle d’étanchéité, sur site et en ligne, avec un certificat pour chaque monteur.',
      'Cursussen over montage, vervanging van pakkingen en lekdichtheidstests, op locatie en online, met een certificaat voor elke monteur.',
      'Cursos de montagem, troca de gaxetas e teste de estanqueidade, presenciais e on-line, com certificado para cada montador.',
      'Kursevi o montaži, zameni zaptivki i ispitivanju nepropusnosti, na licu mesta i na mreži, sa sertifikatom za svakog montera.',
    ),
  ),
  application(
    'drawings',
    texts(
      'Archive of drawings',
      'Ritningsarkiv',
      'Zeichnungsarchiv',
      'Archives de plans',
      'Tekeningenarchief',
      'Arquivo de desenhos',
      'Arhiva crteža',
    ),
    texts(
      'Dimension drawings and 3D models of all series, also of those that are no longer made.',
      'Måttritningar och 3D-modeller av alla serier, även de som inte längre tillverkas.',
      'Maßzeichnungen und 3D-Modelle aller Baureihen, auch derer, die nicht mehr gefertigt werden.',
      'Plans d’encombrement et modèles 3D de toutes les séries, y compris celles qui ne sont plus fabriquées.',
      'Maattekeningen en 3D-modellen van alle series, ook van series die niet meer worden gemaakt.',
      'Desenhos dimensionais e modelos 3D de todas as séries, inclusive das que não são mais fabricadas.',
      'Merni crteži i 3D modeli svih serija, i onih koje se više ne proizvode.',
    ),
  ),
  application(
    'warranty',
    texts(
      'Warranty cases',
      'Garantiärenden',
      'Garantiefälle',
      'Garanties',
      'Garantiegevallen',
      'Casos de garantia',
      'Garancije',
    ),
    texts(
      'Reports a warranty case with pictures and follows it until it is settled.',
      'Anmäl ett garantiärende med bilder och följ det tills det är avslutat.',
      'Meldet einen Garantiefall mit Bildern und zeigt seinen Stand bis zum Abschluss.',
      'Déclare un cas de garantie avec des photos et le suit jusqu’à son règlement.',
      'Meldt een garantiegeval met foto’s en volgt het tot het is afgehandeld.',
      'Registra um caso de garantia com fotos e o acompanha até a solução.',
      'Prijavljuje garantni slučaj sa slikama i prati ga do rešenja.',
    ),
    ['SE', 'DE', 'GB', 'FR', 'NL'],
  ),
];
