/** A bucket of an S3-compatible store. */
export interface S3Config {
  /** Address of the store, without the bucket: `https://s3.eu-north-1.amazonaws.com`. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
  /** The bucket stands in the path, not in the host name. */
  pathStyle: boolean;
}

/** Address of the bucket, without a slash at its end. */
export const bucketAddress = ({ endpoint, bucket, pathStyle }: S3Config): string => {
  const url = new URL(endpoint);
  if (pathStyle) url.pathname = `${url.pathname.replace(/\/$/, '')}/${bucket}`;
  else url.host = `${bucket}.${url.host}`;
  return url.href.replace(/\/$/, '');
};

/** What browsers may send files to. */
export const bucketOrigin = (config: S3Config): string => new URL(bucketAddress(config)).origin;
