ALTER TABLE "fraud_numbers" DROP CONSTRAINT "fraud_numbers_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "fraud_pictures" DROP CONSTRAINT "fraud_pictures_user_id_users_id_fk";
--> statement-breakpoint
DROP INDEX "fraud_numbers_user";--> statement-breakpoint
DROP INDEX "fraud_pictures_user";--> statement-breakpoint
ALTER TABLE "fraud_numbers" DROP COLUMN "user_id";--> statement-breakpoint
ALTER TABLE "fraud_pictures" DROP COLUMN "user_id";