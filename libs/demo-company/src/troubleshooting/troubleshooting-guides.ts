import type { StoredTroubleshooting } from '@shop/commerce-model';
import { guideText, type AnswerName, type FaultName, type QuestionName } from './troubleshooting-texts.ts';

/** A fault, or a question with what each answer leads to. */
type Step = FaultName | { question: QuestionName; answers: Partial<Record<AnswerName, Step>> };

interface Guide {
  /** Categories of units. */
  families: string[];
  /** What somebody notices. */
  symptoms: Partial<Record<AnswerName, Step>>;
  /** What repairs a fault: positions in the list of a unit, and categories of kits. Without any it takes a service partner. */
  repairs: Partial<Record<FaultName, { positions?: number[]; kits?: string[] }>>;
}

/** Air and too little flow look alike in every unit, so they are asked about before anything is opened. */
const flow = (asDesigned: Step, others: Partial<Record<AnswerName, Step>> = {}): Step => ({
  question: 'flow',
  answers: { tooLittle: 'lowFlow', air: 'trappedAir', ...others, asDesigned },
});

const pressureDrop = (slowly: FaultName): Step => ({
  question: 'dropHow',
  answers: { slowly, suddenly: 'blocked', fromStart: 'tooMuchFlow' },
});

/** Positions in the list of a gasketed unit (`partsOf`). */
const bolts = [6, 7, 8];
const channelPlate = 10;
const gaskets = [12, 13];

const guides: Guide[] = [
  {
    families: ['gasketed', 'semiwelded', 'remadegasketed'],
    symptoms: {
      leak: {
        question: 'leakWhere',
        answers: {
          allOver: { question: 'packLength', answers: { yes: 'slackPack', no: 'agedGaskets' } },
          onePlace: 'displacedGasket',
          drain: 'doubleSeal',
          port: 'portSeal',
        },
      },
      mixing: { question: 'platesOut', answers: { yes: 'wrongOrder', no: 'holedPlate' } },
      pressureDrop: pressureDrop('fouledPlates'),
      heat: { question: 'dropToo', answers: { yes: 'fouledPlates', no: flow('film') } },
      bolts: 'wornBolts',
      noise: 'waterHammer',
    },
    repairs: {
      slackPack: { positions: bolts, kits: ['tools'] },
      agedGaskets: { positions: gaskets, kits: ['regasketing'] },
      displacedGasket: { positions: [channelPlate, 12] },
      doubleSeal: { positions: [12] },
      portSeal: { positions: [14, 16] },
      holedPlate: { positions: [channelPlate, 12] },
      wrongOrder: { positions: [12], kits: ['tools'] },
      fouledPlates: { kits: ['cleaning'] },
      film: { kits: ['cleaning'] },
      blocked: { kits: ['tools'] },
      wornBolts: { positions: bolts, kits: ['tools'] },
    },
  },
  {
    families: ['copperbrazed', 'nickelbrazed', 'fusionbonded'],
    symptoms: {
      leak: { question: 'leakWhere', answers: { port: 'portSeal', body: 'bodyCrack' } },
      mixing: { question: 'frozen', answers: { yes: 'burst', no: 'dissolvedBraze' } },
      pressureDrop: pressureDrop('scaledChannels'),
      heat: { question: 'dropToo', answers: { yes: 'scaledChannels', no: flow('film') } },
      noise: 'waterHammer',
    },
    repairs: { scaledChannels: { kits: ['cleaning'] }, film: { kits: ['cleaning'] } },
  },
  {
    families: ['shellandtube', 'remadeshellandtube'],
    symptoms: {
      leak: { question: 'leakWhere', answers: { port: 'portSeal', head: 'headGasket' } },
      mixing: 'leakingTube',
      pressureDrop: pressureDrop('fouledTubes'),
      heat: {
        question: 'dropToo',
        answers: { yes: 'fouledTubes', no: flow('fouledTubes', { steam: 'condensate' }) },
      },
      noise: { question: 'when', answers: { always: 'tubeVibration', strokes: 'waterHammer' } },
    },
    repairs: {},
  },
  {
    families: ['drycoolers', 'unitheaters'],
    symptoms: {
      leak: 'burstCoil',
      heat: {
        question: 'coil',
        answers: { dirty: 'dirtyFins', fan: 'fanStopped', warmAir: 'warmAir', clean: flow('warmAir') },
      },
      pressureDrop: { question: 'dropHow', answers: { suddenly: 'blocked', fromStart: 'tooMuchFlow' } },
      noise: { question: 'when', answers: { always: 'fanUnbalanced', strokes: 'waterHammer' } },
    },
    repairs: {},
  },
];

/** How to find a fault in the units of each category, from what somebody notices to what repairs it. */
export function createTroubleshootingGuides(): { productFamilyId: string; guide: StoredTroubleshooting }[] {
  return guides.flatMap((guide) => {
    const stored = storedGuide(guide);
    return guide.families.map((productFamilyId) => ({ productFamilyId, guide: stored }));
  });
}

function storedGuide({ symptoms, repairs }: Guide): StoredTroubleshooting {
  const questions: StoredTroubleshooting['questions'] = [];
  const faults = new Set<FaultName>();
  /** Returns the id of the step. Questions are numbered: one may be asked twice, with other answers. */
  const add = (step: Step): string => {
    if (typeof step === 'string') {
      faults.add(step);
      return step;
    }
    const id = `${step.question}${questions.length}`;
    const answers: StoredTroubleshooting['questions'][number]['answers'] = [];
    questions.push({ id, text: guideText(`question.${step.question}`), answers });
    for (const [answer, next] of Object.entries(step.answers) as [AnswerName, Step][])
      answers.push({ id: answer, text: guideText(`answer.${answer}`), leadsTo: add(next) });
    return id;
  };
  add({ question: 'root', answers: symptoms });
  return {
    questions,
    faults: [...faults].map((id) => ({
      id,
      cause: guideText(`cause.${id}`),
      remedy: guideText(`remedy.${id}`),
      positions: repairs[id]?.positions ?? [],
      kitCategories: repairs[id]?.kits ?? [],
    })),
  };
}
