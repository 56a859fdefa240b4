/** The schema of the database that the queue keeps its tables in. */
export const JOBS_SCHEMA = 'jobs';
